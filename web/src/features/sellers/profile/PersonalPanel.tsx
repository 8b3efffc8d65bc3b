import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Panel } from '#ui/display/Panel.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import type { Say } from '#ui/said.ts';
import { formatDay } from '#ui/words/dates.ts';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { type Detail, Details } from './Details.tsx';

const day = (text: string | null, say: Say) => text && formatDay(new Date(text), say);
const phone = (text: string | null) => text && <Phone phone={text} />;

/** A buyer keeps no second number, and its address is not shown (SELL-5). */
function contacts({ role, whatsapp, landline }: OwnMember, say: Say): Detail[] {
  if (!isBusiness(role)) return [];
  return [
    { label: say(msg`WhatsApp`), value: phone(whatsapp) },
    { label: say(msg`Landline`), value: landline },
  ];
}

function places({ role, address, cityName, stateName, countryObj }: OwnMember, say: Say): Detail[] {
  if (!isBusiness(role)) return [];
  const place = [cityName, stateName, countryObj?.name].filter(Boolean).join(', ');
  return [
    { label: say(msg`Address`), value: address, wide: true },
    { label: say(msg`City, state and country`), value: place, wide: true },
  ];
}

export function PersonalPanel({ profile }: { profile: OwnMember }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Personal details`}>
      <Details
        details={[
          { label: t`Name`, value: profile.name },
          { label: t`Role`, value: t(ROLE_NAMES[profile.role]) },
          { label: t`Mobile number`, value: phone(profile.phone) },
          { label: t`E-mail`, value: profile.email },
          ...contacts(profile, t),
          { label: t`Date of birth`, value: day(profile.dob, t) },
          { label: t`Anniversary`, value: day(profile.aniversaryDate, t) },
          ...places(profile, t),
        ]}
      />
    </Panel>
  );
}
