import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { Flag, Mail, MapPinned, Share2 } from 'lucide-react';
import { useContact } from '#features/leads/contact/useContact.tsx';
import { useReport } from '#features/reports/useReport.tsx';
import { Menu, type MenuProps } from '#ui/overlays/Menu.tsx';
import { targetOf } from '../target.ts';
import { MoreButton } from './MoreButton.tsx';
import * as TEXTS from './texts.ts';
import { useShareStore } from './useShareStore.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function MoreMenu({ seller }: { seller: MemberProfile }) {
  const { contact, dialog: mail } = useContact(targetOf(seller));
  const { share, dialog: sharing } = useShareStore(seller);
  const { report, dialog: reporting } = useReport({ kind: 'seller', id: seller._id, what: seller.companyName });
  const maps = seller.companyObj?.googleMapsLink;
  const items: MenuProps['items'] = [
    { label: TEXTS.eMail, icon: <Mail {...ICON} />, onSelect: () => contact('email') },
    { label: TEXTS.share, icon: <Share2 {...ICON} />, onSelect: share },
    ...(maps ? [{ label: TEXTS.map, icon: <MapPinned {...ICON} />, href: maps, outside: true }] : []),
    'line',
    { label: TEXTS.report, icon: <Flag {...ICON} />, onSelect: report },
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
