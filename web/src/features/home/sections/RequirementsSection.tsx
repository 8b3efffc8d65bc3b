import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { pick } from '#api/pick.ts';
import { session } from '#api/session.ts';
import { CallBuyer } from '#features/requirements/CallBuyer.tsx';
import { RequirementCard, SHOWN } from '#features/requirements/RequirementCard.tsx';
import { useFeature } from '#shell/installation.ts';
import type { Section } from '#shell/later.tsx';
import { openLogin } from '#shell/login.ts';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';

const PER_PAGE = 6;

const newestRequirements = () =>
  queryOptions({
    queryKey: ['requirements', 'newest'],
    queryFn: async ({ signal }) => {
      const { data } = await call(listRequirements, { query: { page: 1, perPage: PER_PAGE } }, signal);
      return data.map((requirement) => pick(requirement, SHOWN));
    },
    staleTime: 5 * MINUTE_MS,
  });

export const requirementsSection: Section = {
  Show: RequirementsSection,
  reads: (queries) => [queries.ensureQueryData(newestRequirements())],
};

function RequirementsSection() {
  const { t } = useLingui();
  const { data: requirements } = useSuspenseQuery(newestRequirements());
  if (requirements.length === 0) return null;
  return (
    <Rail
      label={t`Buyer requirements`}
      slides="three"
      focusable
      title={t`Buyer requirements`}
      line={t`What contractors and shops are looking for`}
      link={
        <>
          <Link to="/requirements" className={sectionLinkClass}>
            <Trans>See all</Trans>
          </Link>
          <AddRequirement />
        </>
      }
    >
      {requirements.map((requirement) => (
        <RequirementCard
          key={requirement._id}
          requirement={requirement}
          action={<CallBuyer requirement={requirement} />}
        />
      ))}
    </Rail>
  );
}

/** Members go straight to the form, everybody else signs in first (HOME-8). */
function AddRequirement() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOn = useFeature('requirements');
  const add = () => {
    const open = () => void navigate({ to: '/account', search: { tab: 'addRequirement' } });
    if (session.get().isAuthenticated) open();
    else openLogin({ why: t`Sign in to post a requirement`, goOn: open });
  };
  if (!isOn) return null;
  return (
    <button type="button" onClick={add} className={sectionLinkClass}>
      <Trans>Add Requirement</Trans>
    </button>
  );
}
