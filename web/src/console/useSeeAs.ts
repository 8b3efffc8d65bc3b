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
        // Leaves the console first, which the member may not open.
        await router.navigate({ to: '/' });
        session.beginView(data, token);
      },
    },
    { success: null },
  );
}
