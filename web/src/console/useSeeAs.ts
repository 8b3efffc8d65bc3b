import { seeAs } from '@plyhaat/contract/identity/staff/see-as';
import { useRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';

/** Shows this tab the site as a member sees it, from its home page on. */
export function useSeeAs() {
  const router = useRouter();
  return useChange(
    {
      mutationFn: (id: string) => call(seeAs, { params: { id } }),
      onSuccess: async ({ data, token }) => {
        // Out of the console first: the member may not stand there.
        await router.navigate({ to: '/' });
        session.beginView(data, token);
      },
    },
    { success: null },
  );
}
