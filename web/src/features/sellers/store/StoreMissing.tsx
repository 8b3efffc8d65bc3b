import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function StoreMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Seller Not Found" />
      <h1 className="text-head">Seller Not Found</h1>
      <p className="text-ink-2">The seller you're looking for doesn't exist or has been removed.</p>
      <Link to="/sellers" className={buttonClass()}>
        Back to Sellers
      </Link>
    </section>
  );
}
