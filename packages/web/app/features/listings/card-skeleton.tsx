/** The place of a card that is still coming, in the same boxes. Shown only after 150 ms, so that quick answers do not blink. */
const CardSkeleton = () => (
  <div className="lc lc--coming" aria-hidden="true">
    <div className="skel lc__pic" />
    <div className="lc__text">
      <div className="skel lc__line--1" />
      <div className="skel lc__line--2" />
      <div className="skel lc__line--3" />
    </div>
  </div>
);

/** The places of several cards. */
export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => `place ${at}`).map((place) => <CardSkeleton key={place} />);
