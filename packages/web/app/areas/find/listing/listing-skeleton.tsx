import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';

const tall = ['a', 'b', 'c', 'd', 'e'];

/** The outline of a listing in its final places, so that nothing jumps when it arrives. */
export function ListingSkeleton() {
  const { t } = useTexts();
  return (
    <main id="content" className="wrap lst" aria-busy="true">
      <PageHead title={t('listing.loading')} path="/listings" hidden />
      <p className="sr" role="status">
        {t('listing.loading')}
      </p>
      <div className="gal late" aria-hidden="true">
        {tall.map((one) => (
          <div key={one} className={one === 'a' ? 'skel g0' : 'skel desk'} />
        ))}
      </div>
      <div className="lst__cols late" aria-hidden="true">
        <div className="lst__col">
          <div className="lst__head">
            <div className="skel lst__sk" style={{ width: 180, height: 24 }} />
            <div className="skel lst__sk" style={{ width: '70%', height: 34 }} />
            <div className="skel lst__sk" style={{ width: '55%', height: 18 }} />
          </div>
          <div className="glance">
            {tall.map((one) => (
              <div key={one} className="skel" style={{ height: 40 }} />
            ))}
          </div>
        </div>
        <div className="buy">
          <div className="skel" style={{ height: 420, borderRadius: 10 }} />
        </div>
      </div>
    </main>
  );
}
