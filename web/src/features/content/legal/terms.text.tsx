import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LegalSection } from './LegalPage.tsx';
import { LegalContact } from './legal-contact.text.tsx';

const acceptance = (
  <>
    <p>
      <Trans>
        By visiting Plyhaat, registering or using any part of it you agree to these terms and to the privacy policy. If
        you do not agree, please do not use the marketplace. These terms are an electronic record under the Information
        Technology Act, 2000 and need no signature.
      </Trans>
    </p>
    <p>
      <Trans>
        You must be at least 18 years old and able to enter into a contract under the Indian Contract Act, 1872. If you
        act for a firm, you confirm that it has allowed you to.
      </Trans>
    </p>
    <p>
      <Trans>
        Plyhaat is a meeting place. Sellers show what they make or stock; buyers look, compare and call. Sales are
        agreed, paid and delivered between the two of them. We are an intermediary within the meaning of the Act and not
        a party to any sale.
      </Trans>
    </p>
  </>
);

const licence = (
  <>
    <p>
      <Trans>
        We grant you a personal licence, which you cannot transfer and which we may withdraw, to use the marketplace for
        your own trade: to browse, to print or save single pages for your records, and to share links to them.
      </Trans>
    </p>
    <p>
      <Trans>Without our written consent you may not:</Trans>
    </p>
    <ul>
      <li>
        <Trans>copy the catalogue or the seller directory as a whole or in large part, by hand or by program;</Trans>
      </li>
      <li>
        <Trans>offer its contents on another site or in another app, or sell them as a list;</Trans>
      </li>
      <li>
        <Trans>remove the names and marks of their owners from pictures, videos and documents;</Trans>
      </li>
      <li>
        <Trans>reverse-engineer the software, except where the law allows it regardless of contract.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        What you upload stays yours. You allow us to store, resize and show it in the marketplace, in its newsletter and
        in previews of its links, as long as it is listed. The name Plyhaat, its logo and its design are ours.
      </Trans>
    </p>
  </>
);

const accounts = (
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

const prohibited = (
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

const products = (
  <>
    <p>
      <Trans>
        Descriptions, grades, pictures and prices come from the sellers, who are responsible for them. We check listings
        with care before they appear, but we do not handle, test or store the goods.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          Wood is a natural material. Grain, shade and weight differ from sheet to sheet and from screen to sheet.
        </Trans>
      </li>
      <li>
        <Trans>
          Prices are the current prices of the seller. Unless stated otherwise GST, freight and unloading are extra.
        </Trans>
      </li>
      <li>
        <Trans>Please confirm stock, minimum quantity and delivery time with the seller before you pay.</Trans>
      </li>
      <li>
        <Trans>Where a Bureau of Indian Standards mark is compulsory, ask for it on the goods and on the bill.</Trans>
      </li>
      <li>
        <Trans>Warranty, returns and claims for damage follow the seller&rsquo;s own terms and the law of sale.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        If goods differ from what was shown, speak to the seller first and then report the listing. We help both sides
        to understand each other and remove sellers who mislead; we do not decide who is right.
      </Trans>
    </p>
  </>
);

const liability = (
  <>
    <p>
      <Trans>
        The marketplace is offered as it is. We work to keep it available and correct but cannot promise that it is
        always reachable or free of error, or that an enquiry leads to a sale.
      </Trans>
    </p>
    <p>
      <Trans>
        As far as the law allows we are not liable for dealings between buyers and sellers, for lost profit, lost orders
        or other indirect loss, nor for what is beyond our control. In all other cases our liability to you is limited
        to the fees you paid us in the twelve months before the event.
      </Trans>
    </p>
    <p>
      <Trans>
        Nothing here limits liability for fraud, for injury caused by negligence, or for anything else that Indian law
        does not allow to be limited. Your rights as a consumer under the Consumer Protection Act, 2019 remain.
      </Trans>
    </p>
    <p>
      <Trans>
        If others make a claim against us because of what you listed, wrote or sold, you will pay us for the loss and
        the reasonable cost of defending the claim.
      </Trans>
    </p>
    <h3>
      <Trans>Law and courts</Trans>
    </h3>
    <p>
      <Trans>
        These terms are governed by the laws of India. Disputes that cannot be settled by discussion within 30 days will
        go to the courts at Nashik, Maharashtra.
      </Trans>
    </p>
  </>
);

const privacy = (
  <p>
    <Trans>
      What personal data we hold, what it is used for and how you can see, correct or erase it is set out in the{' '}
      <Link className="link" to="/privacy-policy">
        Privacy Policy
      </Link>
      , which is part of these terms. If you learn another member&rsquo;s name, number or address through the
      marketplace, please treat it with the same care: use it for the enquiry at hand, keep it safe, and delete it when
      asked.
    </Trans>
  </p>
);

const changes = (
  <>
    <p>
      <Trans>
        The marketplace grows, and laws change; so will these terms. Material changes are announced{' '}
        <strong>at least 30 days before</strong> they take effect: on this page, and by e-mail or a notification to
        members. Corrections that change nothing for you, and changes that the law demands sooner, may take effect
        immediately.
      </Trans>
    </p>
    <p>
      <Trans>
        If you do not agree to a change you may close your account before it takes effect; we will then refund what you
        have paid for the days after it. If you go on using the marketplace after that day, the new terms apply.
      </Trans>
    </p>
    <p>
      <Trans>If one clause is invalid, the others remain in force.</Trans>
    </p>
  </>
);

/** The nine sections (CONT-17). */
export const TERMS: readonly LegalSection[] = [
  { id: 'acceptance', title: msg`Acceptance of Terms`, body: acceptance },
  { id: 'use-licence', title: msg`Use Licence`, body: licence },
  { id: 'accounts', title: msg`User Accounts`, body: accounts },
  { id: 'prohibited-uses', title: msg`Prohibited Uses`, body: prohibited },
  { id: 'product-information', title: msg`Product Information`, body: products },
  { id: 'liability', title: msg`Limitation of Liability`, body: liability },
  { id: 'privacy', title: msg`Privacy`, body: privacy },
  { id: 'changes', title: msg`Changes to These Terms`, body: changes },
  { id: 'contact-us', title: msg`Contact Us`, body: <LegalContact about={msg`these terms`} /> },
];
