import type { ListAddress } from '#api/console-lists.ts';
import { pageOf } from '#shell/page-of.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { filtersIn } from './list.ts';
import * as TEXTS from './texts.ts';

type Props = { many: string; address: ListAddress; onAddress: (next: ListAddress) => void };

/** Why a list shows nothing, and the way out of it. */
export function NoRows({ many, address, onAddress }: Props) {
  const { page: _page, ...rest } = address;
  if (pageOf(address.page) > 1)
    return <Out text={TEXTS.pageIsEmpty} label={TEXTS.firstPage} onPress={() => onAddress(rest)} />;
  if (Object.keys(filtersIn(address)).length > 0)
    return <Out text={TEXTS.nothingFits} label={TEXTS.showAll} onPress={() => onAddress({})} />;
  return <Empty text={TEXTS.noneYet(many)} className="m-4" />;
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
