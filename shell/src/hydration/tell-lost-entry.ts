/**
 * Says so where the code of the page itself did not come: nothing else could. What else is lost is told by that code.
 * @param target of an error of loading
 */
export function tellLostEntry(target: EventTarget | null): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell, { once: true });
  else tell();
}

function tell(): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.style.cssText = 'position:fixed;bottom:0;padding:16px;background:#fff;color:#000';
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Reload';
  words.append("This page didn't load: the connection was cut. ", again);
  document.body.append(words);
}
