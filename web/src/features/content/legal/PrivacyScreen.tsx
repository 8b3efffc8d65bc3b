import { useLingui } from '@lingui/react/macro';
import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.text.tsx';

export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy Policy`}
      summary={t`What ${{ name: SITE.name }} knows about you, why, who we share it with, and how you can see, correct or erase it. In plain words, because it is your data.`}
      path="/privacy-policy"
      sections={PRIVACY}
    />
  );
}
