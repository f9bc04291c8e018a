/** What comes of a request, in three steps. */
export function HowItWorks() {
  return (
    <section className="section on-tint" aria-labelledby="how">
      <div className="wrap">
        <div className="section-head">
          <h2 id="how">How It Works</h2>
        </div>
        <ol className="steps">
          <li>
            <h3>Tell us about it</h3>
            <p className="muted">Fill in the form below. Guess what you do not know yet.</p>
          </li>
          <li>
            <h3>We get in touch</h3>
            <p className="muted">We answer at the e-mail address or the phone number that you give.</p>
          </li>
          <li>
            <h3>We settle the details</h3>
            <p className="muted">Menu, time and price are what you and we agree on.</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
