import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { session } from '#api/session.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { seeingAs } from '../console.queries.ts';
import * as TEXTS from './texts.ts';

/** Shows this tab the site as the member sees it, from its home page on. */
export function SeeAsButton({ id }: { id: string }) {
  const router = useRouter();
  const seeing = useMutation(seeingAs(id));
  const begin = () =>
    seeing.mutate(undefined, {
      onSuccess: async ({ data, token }) => {
        // Out of the console first: the member may not stand there.
        await router.navigate({ to: '/' });
        session.beginView(data, token);
      },
      onError: ({ message }) => toastError(message),
    });
  return (
    <Button variant="line" busy={seeing.isPending} onClick={begin}>
      <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.seeAsMember}
    </Button>
  );
}
