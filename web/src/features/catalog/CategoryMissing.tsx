import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

export function CategoryMissing() {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title="Category Not Found" />
      <h1 className="text-head">Category Not Found</h1>
      <p className="text-ink-2">It may have another name now.</p>
      <Link to="/categories" className={buttonClass({ variant: 'primary' })}>
        See all categories
      </Link>
    </section>
  );
}
