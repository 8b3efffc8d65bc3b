const COUNT = /^\(\d+\) /;

/** '(3) ' before the document's title, on whatever page the member goes to, until it is called off. */
export function showInTitle(count: number): () => void {
  const write = () => {
    const next = `(${count}) ${document.title.replace(COUNT, '')}`;
    if (document.title !== next) document.title = next;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(COUNT, '');
  };
}
