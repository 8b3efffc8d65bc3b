import { classes } from '../classes.ts';
import { Loading, Skeleton } from './Skeleton.tsx';

type RowSkeletonsProps = {
  rows: number;
  /** The size of a row's picture. */
  picture: string;
  className?: string;
};

/** Rows with a picture and two lines each, while a list of one's own is on its way. */
export function RowSkeletons({ rows, picture, className }: RowSkeletonsProps) {
  return (
    <div className={classes('grid gap-4', className)}>
      <Loading />
      {Array.from({ length: rows }, (_, at) => `row ${at}`).map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton corners="control" className={classes('flex-none', picture)} />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
