import { Link } from '@tanstack/react-router';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';

type Props = { title: string; text: string; to: '/shop' | '/categories'; label: string };

function Missing({ title, text, to, label }: Props) {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={title} />
      <h1 className="text-head">{title}</h1>
      <p className="text-ink-2">{text}</p>
      <Link to={to} className={buttonClass()}>
        {label}
      </Link>
    </section>
  );
}

export const ProductMissing = () => (
  <Missing
    title="Product Not Found"
    text="It may have been sold out for good, or withdrawn by its seller."
    to="/shop"
    label="Back to Shop"
  />
);

export const CategoryMissing = () => (
  <Missing
    title="Category Not Found"
    text="It may have another name now."
    to="/categories"
    label="See all categories"
  />
);
