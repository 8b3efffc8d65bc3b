import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ListAddress } from '#api/console-lists.ts';
import { pageOf } from '#shell/page-of.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { filtersIn } from './list.ts';

type Props = { noneYet: MessageDescriptor; address: ListAddress; onAddress: (next: ListAddress) => void };

/** Why a list shows nothing, and the way out of it. */
export function NoRows({ noneYet, address, onAddress }: Props) {
  const { t } = useLingui();
  const { page: _page, ...rest } = address;
  if (pageOf(address.page) > 1)
    return (
      <Out text={t`This page is past the end of the list.`} label={t`First page`} onPress={() => onAddress(rest)} />
    );
  if (Object.keys(filtersIn(address)).length > 0)
    return <Out text={t`Nothing fits these filters.`} label={t`Show all`} onPress={() => onAddress({})} />;
  return <Empty text={t(noneYet)} className="m-4" />;
}

const Out = ({ text, label, onPress }: { text: string; label: string; onPress: () => void }) => (
  <Empty
    text={text}
    className="m-4"
    action={
      <Button variant="line" onClick={onPress}>
        {label}
      </Button>
    }
  />
);
