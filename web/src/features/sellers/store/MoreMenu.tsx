import { useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Flag, Mail, MapPinned, Share2 } from 'lucide-react';
import { useContact } from '#features/leads/contact/useContact.tsx';
import { useReport } from '#features/reports/useReport.tsx';
import { Menu, type MenuProps } from '#ui/overlays/Menu.tsx';
import { targetOf } from '../target.ts';
import { MoreButton } from './MoreButton.tsx';
import { useShareStore } from './useShareStore.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function MoreMenu({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  const { contact, dialog: mail } = useContact(targetOf(seller));
  const { share, dialog: sharing } = useShareStore(seller);
  const { report, dialog: reporting } = useReport({ kind: 'seller', id: seller._id, name: seller.companyName });
  const maps = seller.companyObj?.googleMapsLink;
  const items: MenuProps['items'] = [
    { label: t`E-mail`, icon: <Mail {...ICON} />, onSelect: () => contact('email') },
    { label: t`Share`, icon: <Share2 {...ICON} />, onSelect: share },
    ...(maps ? [{ label: t`Map`, icon: <MapPinned {...ICON} />, href: maps, outside: true }] : []),
    'line',
    { label: t`Report`, icon: <Flag {...ICON} />, onSelect: report },
  ];
  return (
    <>
      <Menu defaultOpen trigger={<MoreButton />} items={items} />
      {mail}
      {sharing}
      {reporting}
    </>
  );
}
