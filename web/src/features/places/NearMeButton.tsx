import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const CityField = lazyPart(async () => (await import('./CityField.tsx')).CityField);

type Props = {
  onChoose: (city: string) => void;
  /** Whether a field to choose the city in stands beside it anyway. */
  besideField?: boolean;
  className?: string;
};

/** Asks for the position when it is pressed, and chooses the nearest city with sellers (SEARCH-10). */
export function NearMeButton({ onChoose, besideField = false, className }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const ask = async () => {
    setAsking(true);
    setFailure('');
    const { nearestCity, isRefusal } = await import('./nearest-city.ts');
    try {
      onChoose(await nearestCity(queries));
    } catch (error) {
      setFailure(
        isRefusal(error)
          ? t`Your browser did not share your position. Choose your city instead.`
          : t`Your position could not be found. Choose your city instead.`,
      );
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={classes('print:hidden', className)}>
      <Button variant="line" busy={isAsking} onClick={() => void ask()}>
        <LocateFixed size={16} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Near me</Trans>
      </Button>
      <p role="status" className="mt-2 text-ink-2 text-ui empty:hidden">
        {failure}
      </p>
      {failure && !besideField && (
        <Suspense>
          <CityField onChoose={onChoose} className="mt-2 w-full" />
        </Suspense>
      )}
    </div>
  );
}
