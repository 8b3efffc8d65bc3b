/** What the Digital Personal Data Protection Act gives everybody, and where to use it here. */
export function PrivacyRights() {
  return (
    <>
      <p>Under the Digital Personal Data Protection Act, 2023 you may, free of charge and without giving a reason:</p>
      <ul>
        <li>
          <strong>Know.</strong> Ask which personal data we hold about you, what we do with it and with whom it was
          shared. &lsquo;Download my data&rsquo; in your account settings gives you all of it as a file.
        </li>
        <li>
          <strong>Correct.</strong> Have wrong, incomplete or old data put right. Most of it you can change yourself
          under Edit Profile.
        </li>
        <li>
          <strong>Erase.</strong> &lsquo;Delete my account&rsquo; in your settings removes your account and listings
          once you have confirmed it with a code. Reviews stay without your name; what tax law prescribes stays locked
          away until its time is over.
        </li>
        <li>
          <strong>Withdraw consent.</strong> As easily as you gave it: a switch in your settings, or the link at the end
          of every newsletter. What was done before stays lawful.
        </li>
        <li>
          <strong>Nominate.</strong> Name a person who may use these rights for you after death or in incapacity.
        </li>
        <li>
          <strong>Complain.</strong> To our Grievance Officer, named below, and, if the answer does not satisfy you, to
          the Data Protection Board of India.
        </li>
      </ul>
      <p>
        For what the settings do not offer, write to us from the e-mail address or number of your account, so that we
        know that it is you. We answer within 30 days, and in Hindi or Marathi if you prefer.
      </p>
      <p>
        In return the Act asks you to be truthful: not to pose as somebody else, not to hold back what an identity or
        address document must show, and not to file false complaints.
      </p>
      <p>
        The marketplace is meant for businesses and for adults. We do not knowingly hold data of anybody under 18; tell
        us if we do, and it goes.
      </p>
    </>
  );
}
