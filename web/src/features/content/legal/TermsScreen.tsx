import { SITE } from '#shell/site.ts';
import { LegalPage } from './LegalPage.tsx';
import { TERMS } from './terms.text.tsx';
import * as TEXTS from './texts.ts';

export function TermsScreen() {
  return (
    <LegalPage
      title={TEXTS.termsOfService}
      summary={TEXTS.theAgreementBetweenYou(SITE.name)}
      path="/terms-of-service"
      sections={TERMS}
    />
  );
}
