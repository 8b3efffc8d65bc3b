import { Trans } from '@lingui/react/macro';

/** What a member agrees to with an account. */
export const accounts = (
  <>
    <p>
      <Trans>
        An account belongs to one mobile number and is opened with a code sent to it. Do not share your phone or its
        OTPs: whatever is done from your account is treated as done by you. Tell us immediately if you lose the number.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          Details must be true, complete and kept up to date, above all business name, address and GST number.
        </Trans>
      </li>
      <li>
        <Trans>
          A verified mark says that we have seen your GST documents. It is not a guarantee of your products or your
          credit.
        </Trans>
      </li>
      <li>
        <Trans>
          Listings, banners, reels and offers are reviewed before they appear, and may be refused with a reason.
        </Trans>
      </li>
      <li>
        <Trans>You may close your account in its settings whenever you like.</Trans>
      </li>
    </ul>
    <h3>
      <Trans>Subscriptions, top-ups and GST</Trans>
    </h3>
    <p>
      <Trans>
        Some services need a paid plan or top-up. The price, the number of days and what is included are shown before
        you pay. Prices are in Indian rupees; goods and services tax is added at the rate in force and stated on the tax
        invoice, which you will find under Orders. A plan runs from the day of payment and does not renew by itself. A
        fee is refunded if it was charged twice or in error, or if we end the service through no fault of yours; in that
        case for the remaining days.
      </Trans>
    </p>
    <h3>
      <Trans>Suspension</Trans>
    </h3>
    <p>
      <Trans>
        We may limit or block an account that breaks these terms, endangers others or must be blocked by law. We will
        tell you the reason and you may reply, unless the law does not allow us to tell you.
      </Trans>
    </p>
  </>
);

/** What nobody may do here. */
export const prohibited = (
  <>
    <p>
      <Trans>You agree not to use the marketplace to:</Trans>
    </p>
    <ul>
      <li>
        <Trans>
          list goods that you cannot lawfully sell, or timber felled, imported or moved without the papers it needs;
        </Trans>
      </li>
      <li>
        <Trans>show a brand, an ISI mark or a test certificate that the goods do not carry;</Trans>
      </li>
      <li>
        <Trans>
          publish false prices, false stock, false reviews, or reviews of your own or a rival&rsquo;s goods under
          another name;
        </Trans>
      </li>
      <li>
        <Trans>pose as another person or firm, or use a GST number that is not yours;</Trans>
      </li>
      <li>
        <Trans>
          collect members&rsquo; phone numbers, or use a number you were given for anything but the enquiry it was given
          for;
        </Trans>
      </li>
      <li>
        <Trans>send advertising that nobody asked for, by call, message or mail;</Trans>
      </li>
      <li>
        <Trans>
          upload what infringes the rights of others, is obscene, hateful or threatening, or harms children;
        </Trans>
      </li>
      <li>
        <Trans>
          spread malware, probe or overload our systems, get around limits, or use robots without our consent;
        </Trans>
      </li>
      <li>
        <Trans>
          do anything else that rule 3(1)(b) of the Information Technology Rules, 2021 forbids, or any other law in
          force.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        If you see anything like this, please report it with the report link beside it or write to the Grievance
        Officer. We take down unlawful content when a court or the government orders it, and keep the evidence for 180
        days as the law requires.
      </Trans>
    </p>
  </>
);
