import type { APIRequestContext } from '@playwright/test';
import { htmlFaults } from './html.ts';

/** Follows links from the home page: what is broken, which kinds of page have invalid HTML, and whether it went far. */
export async function crawl(request: APIRequestContext, { onlyHome = false } = {}) {
  const read = async (address: string) => {
    const answer = await request.get(address);
    return { address, status: answer.status(), html: await answer.text() };
  };
  const waiting = [await read('/')];
  const seen = new Set<string>(['/']);
  const broken: { address: string; target: string; status: number }[] = [];
  const templates = new Map<string, number>();
  const invalid: Record<string, string[]> = {};
  const validate = async (address: string, html: string) => {
    const faults = await htmlFaults(html);
    if (faults.length > 0) invalid[address] = faults;
  };
  await validate('/', waiting[0]?.html ?? '');
  for (const { address, html } of waiting)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const target = href.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!target.startsWith('/') || seen.has(target)) continue;
      seen.add(target);
      // Pages of one kind link alike: a few of each kind are read, and walked further.
      const kind = target
        .replace(
          /\/(product|seller|category|apply-dealership|brand|sellers|reels|blog|videos|requirement)\/[^?]*/,
          '/$1/',
        )
        .replace(/=[^&]*/g, '=');
      if (kind.includes('?') && (templates.get(kind) ?? 0) >= 2) continue;
      const page = await read(target);
      if (page.status !== 200) broken.push({ address, target, status: page.status });
      templates.set(kind, (templates.get(kind) ?? 0) + 1);
      if (!onlyHome && (templates.get(kind) ?? 0) <= 2) waiting.push(page);
      if (templates.get(kind) === 1 && page.html.startsWith('<!doctype html')) await validate(target, page.html);
    }
  // Journeys beside this one publish and delete: a link that its page no longer has is not broken.
  const stillThere = await Promise.all(
    broken.map(async (link) => (await read(link.address)).html.includes(`href="${link.target}"`) && link),
  );
  return { broken: stillThere.filter(Boolean), invalid, isLong: seen.size > 30 };
}
