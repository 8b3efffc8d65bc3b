import { Eye } from 'lucide-react';
import { openSeeAs } from '#console/see-as.ts';
import { Button } from '#ui/Button.tsx';
import * as TEXTS from './texts.ts';

export function SeeAsButton({ id }: { id: string }) {
  return (
    <Button variant="line" onClick={() => openSeeAs(id)}>
      <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.seeAsMember}
    </Button>
  );
}
