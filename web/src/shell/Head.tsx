import { useLingui } from '@lingui/react/macro';
import { addressIn, LANGUAGES, type Language } from '@plyhaat/contract/core/languages';
import { previewAddress } from '@plyhaat/contract/core/picture';
import { useAddress } from '#languages/useAddress.ts';
import { useInstallation } from './installation.ts';
import { SITE } from './site.ts';

type Props = {
  title: string;
  /** The title stands alone, without the name of the site. */
  exact?: boolean;
  description?: string;
  /** The page's own address without its host; absent where a page should not be found by search engines. */
  path?: string;
  image?: string | undefined;
  /** A picture of 1200 × 630 that was drawn for links to this page, instead of `image`. */
  share?: string | undefined;
  /** What the page is to other sites. */
  type?: 'website' | 'article' | 'video.other';
};

/** Title, description and link preview of a page. React lifts them into the document's head. */
export function Head(props: Props) {
  const { t } = useLingui();
  const { title, exact = false, description = t(SITE.description), path, image, share, type = 'website' } = props;
  const { publicUrl } = useInstallation();
  const preview = share ?? (image ? previewAddress(image) : '/share.jpg');
  const fullTitle = exact ? title : `${title} | ${SITE.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? <meta name="robots" content="noindex" /> : <Addresses path={path} />}
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {path !== undefined && <AddressesForSites path={path} />}
      <meta property="og:image" content={preview.startsWith('http') ? preview : `${publicUrl}${preview}`} />
      {share && <meta property="og:image:width" content="1200" />}
      {share && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const siteLocale = (language: Language) => LANGUAGES[language].tag.replace('-', '_');

/** The page's own address, and the same page in the other languages that it is offered in. */
function Addresses({ path }: { path: string }) {
  const { publicUrl, languages = [] } = useInstallation();
  const address = publicUrl + useAddress()(path);
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + addressIn(language, path)} />
      ))}
      {languages.length > 0 && <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />}
    </>
  );
}

/** The same for other sites that show a link to it. */
function AddressesForSites({ path }: { path: string }) {
  const { i18n } = useLingui();
  const { publicUrl, languages = [] } = useInstallation();
  const address = publicUrl + useAddress()(path);
  return (
    <>
      <meta property="og:url" content={address} />
      {languages.map((language) => (
        <meta
          key={language}
          property={language === i18n.locale ? 'og:locale' : 'og:locale:alternate'}
          content={siteLocale(language)}
        />
      ))}
    </>
  );
}
