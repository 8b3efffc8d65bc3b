import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function ProductMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Product Not Found" />
      <h1 className="text-head">Product Not Found</h1>
      <p className="text-ink-2">It may have been sold out for good, or withdrawn by its seller.</p>
      <Link to="/shop" className={buttonClass({ variant: 'primary' })}>
        Back to Shop
      </Link>
    </section>
  );
}
