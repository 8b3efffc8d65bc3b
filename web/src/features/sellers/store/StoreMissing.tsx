import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function StoreMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Seller Not Found" />
      <h1 className="text-head">Seller Not Found</h1>
      <p className="text-ink-2">This store has closed or has another address now.</p>
      <Link to="/sellers" className={buttonClass()}>
        Back to Sellers
      </Link>
    </section>
  );
}
