/** The form below stays: good people ask also when nobody looks for them. */
export function NoOpenings() {
  return (
    <section className="wrap no-openings" aria-labelledby="jobs">
      <h2 id="jobs">No Current Openings</h2>
      <p className="muted">
        No position is open at the moment. If you would like to work with us all the same, tell us as what, and send us
        your resume.
      </p>
      <a className="button button--quiet" href="#apply">
        Introduce Yourself
      </a>
    </section>
  );
}
