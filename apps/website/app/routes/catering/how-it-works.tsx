/** From the first word to the last plate, in three steps. */
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
            <p className="muted">The form below takes two minutes. Guess what you do not know yet.</p>
          </li>
          <li>
            <h3>We plan it together</h3>
            <p className="muted">We call you back with a menu and a price, and change both until they suit you.</p>
          </li>
          <li>
            <h3>You sit down</h3>
            <p className="muted">The food is there when you said, and you are a guest at your own table.</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
