import type { ReactNode } from 'react';
import { ManagerScreen } from '#console/ManagerScreen.tsx';

type Props = { title: string; children: ReactNode };

/** Screens about content are for those who may change it: an administrator and a sub-administrator. */
export const ContentGuard = ({ title, children }: Props) => (
  <ManagerScreen title={title}>
    <div className="wrap grid gap-5 py-6 lg:py-8">{children}</div>
  </ManagerScreen>
);

type FrameProps = {
  title: string;
  summary: string;
  action: ReactNode;
  children: ReactNode;
};

/** A list of the content part: its heading, and what adds to it. */
export function ContentFrame({ title, summary, action, children }: FrameProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="text-head">{title}</h1>
          <p role="status" className="min-h-6 text-ink-2">
            {summary}
          </p>
        </div>
        {action}
      </div>
      {children}
    </>
  );
}
