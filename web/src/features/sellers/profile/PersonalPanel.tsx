import { formatDay } from '@plyhaat/contract/core/dates';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { isBusiness } from '@plyhaat/contract/core/roles';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { Panel } from '#ui/display/Panel.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { type Detail, Details } from './Details.tsx';
import { TEXTS } from './texts.ts';

const day = (text: string | null) => text && formatDay(new Date(text));
const phone = (text: string | null) => text && <Phone phone={text} />;

/** A buyer keeps no second number, and its address is not shown (spec 2 §6). */
function contacts({ role, whatsapp, landline }: OwnMember): Detail[] {
  if (!isBusiness(role)) return [];
  return [
    { label: 'WhatsApp', value: phone(whatsapp) },
    { label: 'Landline', value: landline },
  ];
}

function places({ role, address, cityName, stateName, countryObj }: OwnMember): Detail[] {
  if (!isBusiness(role)) return [];
  const place = [cityName, stateName, countryObj?.name].filter(Boolean).join(', ');
  return [
    { label: 'Address', value: address, wide: true },
    { label: 'City, state and country', value: place, wide: true },
  ];
}

export function PersonalPanel({ profile }: { profile: OwnMember }) {
  return (
    <Panel title={TEXTS.personalDetails}>
      <Details
        details={[
          { label: 'Name', value: profile.name },
          { label: 'Role', value: roleLabel(profile.role) },
          { label: 'Mobile number', value: phone(profile.phone) },
          { label: 'E-mail', value: profile.email },
          ...contacts(profile),
          { label: 'Date of birth', value: day(profile.dob) },
          { label: 'Anniversary', value: day(profile.aniversaryDate) },
          ...places(profile),
        ]}
      />
    </Panel>
  );
}
