import { useLingui } from '@lingui/react/macro';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { SavedState } from '#forms/approval/SavedState.tsx';
import { FormFrame } from '#forms/FormFrame.tsx';
import { FormPage } from '#forms/FormPage.tsx';
import type { DraftForm, WithFiles } from '#forms/useDraftForm.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import type { OwnPlacement } from '../lists/card.ts';
import { changesOf, type PlacementWords } from '../words.ts';
import { UsedUp } from './UsedUp.tsx';

/** What the forms of all kinds tell `useDraftForm` alike. */
export const placementForm = (words: PlacementWords, id: string | undefined) => ({
  draft: id ? `${words.name}.${id}` : words.name,
  changes: changesOf(words),
  listTab: words.listTab,
  failed: id ? words.updateFailed : words.addFailed,
});

type Props<Values extends WithFiles> = {
  draftForm: DraftForm<Values>;
  words: PlacementWords;
  isNew: boolean;
  children: ReactNode;
};

export function PlacementFrame<Values extends WithFiles>({ draftForm, words, isNew, children }: Props<Values>) {
  const { t } = useLingui();
  return (
    <FormFrame
      draftForm={draftForm}
      label={t(isNew ? words.form.add : words.form.edit)}
      saveLabel={t(words.save)}
      notice={<UsedUp refusal={draftForm.refusal} />}
    >
      {children}
    </FormFrame>
  );
}

type PageProps<T extends OwnPlacement, Key extends QueryKey> = {
  words: PlacementWords;
  saved: (id: string) => UseQueryOptions<T, Error, T, Key>;
  form: ComponentType<{ saved?: T }>;
  /** What is left of the plan, above the form of a new one. */
  left?: ReactNode;
};

/** A new one of a kind, or one to be edited. */
export function PlacementPage<T extends OwnPlacement, Key extends QueryKey>({
  words,
  saved: savedBy,
  form: Form,
  left,
}: PageProps<T, Key>) {
  return (
    <FormPage words={words.form} saved={savedBy}>
      {(saved) =>
        saved ? (
          <Editable words={words} item={saved.data}>
            <Form saved={saved.data} />
          </Editable>
        ) : (
          <>
            {left}
            <Form />
          </>
        )
      }
    </FormPage>
  );
}

/** How far the last save is, above its form; what has ended cannot be changed any more. */
function Editable({ words, item, children }: { words: PlacementWords; item: OwnPlacement; children: ReactNode }) {
  const { t } = useLingui();
  if (item.state === 'Ended')
    return (
      <Empty
        text={t`This has ended. Please add a new one.`}
        action={
          <Link to="/account" search={{ tab: words.formTab }} className={buttonClass({})}>
            {t(words.add)}
          </Link>
        }
      />
    );
  return (
    <>
      <SavedState {...item} />
      {children}
    </>
  );
}
