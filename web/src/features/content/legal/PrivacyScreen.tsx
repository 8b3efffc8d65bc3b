import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { PRIVACY } from './privacy.text.tsx';
import * as TEXTS from './texts.ts';

export function PrivacyScreen() {
  return (
    <LegalPage
      title={TEXTS.privacyPolicy}
      summary={TEXTS.whatKnowsAboutYou(SITE.name)}
      path="/privacy-policy"
      sections={PRIVACY}
    />
  );
}
