import type { Endpoint, ReplyOf } from '@plyhaat/contract/core/endpoint';
import { useQuery } from '@tanstack/react-query';
import type { ListAddress } from '#api/console-lists.ts';
import { useSay } from '#ui/said.ts';
import { ManagerScreen } from '../ManagerScreen.tsx';
import { ConsoleList, type ListPath } from './ConsoleList.tsx';
import { longList } from './list.queries.ts';
import type { ListShape } from './list.ts';

type RowOf<E extends Endpoint> = ReplyOf<E> extends { data: readonly (infer Row)[] } ? Row : never;
type Props<E extends Endpoint> = {
  endpoint: E;
  shape: ListShape<RowOf<E>>;
  path: ListPath;
  address: ListAddress;
};

/** A whole screen that is one list. */
export function ManagerList<E extends Endpoint>(props: Props<E>) {
  const say = useSay();
  return (
    <ManagerScreen title={say(props.shape.title)}>
      <Found {...props} />
    </ManagerScreen>
  );
}

function Found<E extends Endpoint>({ endpoint, shape, path, address }: Props<E>) {
  const found = useQuery(longList<RowOf<E>>(shape.list, endpoint, address));
  return <ConsoleList shape={shape} path={path} address={address} found={found} />;
}
