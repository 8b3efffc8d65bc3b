import { Eye } from 'lucide-react';
import { useSeeAs } from '#console/useSeeAs.ts';
import { Button } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function SeeAsButton({ id }: { id: string }) {
  const seeing = useSeeAs();
  return (
    <Button variant="line" busy={seeing.isPending} onClick={() => seeing.mutate(id)}>
      <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.seeAsMember}
    </Button>
  );
}
