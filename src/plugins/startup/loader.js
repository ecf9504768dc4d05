/*
 * Inline on every page, before everything else in the head. The text is the same on every page:
 * what differs is in the `data-` attributes of its tag.
 */
(function () {
  const {baseUrl, scripts} = document.currentScript.dataset;
  /** A screen reader may click without any of the events before it. */
  const firstUse = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
    'click',
  ];
  /** Links that the application handles: they open a dialog, or download a file with values. */
  const answered = '[aria-haspopup="dialog"], [data-filled]';
  /** Controls that need the application, values in samples, and these links. */
  const pressable = `button, [role="button"], [data-variable], img, a:is(${answered})`;
  let started = false;
  /** Actions of the reader before the application ran, as functions that repeat them. */
  const pending = [];
  /** Fields that the reader changed before the application ran, with their values. */
  const entered = new Map();
  /** The link that the reader clicked, if the click is queued. */
  let pressedAddress;

  /* The address: the router can only match and decode a valid one. */

  function decodable(part) {
    try {
      decodeURIComponent(part);
      return part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  }

  /** Removes `.html`, `/index.html` and double slashes. @returns true if the path changed */
  function normaliseAddress() {
    const {pathname, search, hash} = location;
    let path = decodable(pathname.replace(/\/{2,}/g, '/')).replace(/(\/index)?\.html$/, '');
    if (`${path}/` === baseUrl) path = baseUrl;
    if (path !== pathname || decodable(hash) !== hash)
      history.replaceState(history.state, '', path + search + decodable(hash));
    return path !== pathname;
  }

  function canonicalPath() {
    const link = document.querySelector('link[rel="canonical"]');
    return link && new URL(link.href).pathname;
  }

  /* Start */

  /** True if the page shows stored data of the reader, such as ticks of a checklist. */
  function showsStored() {
    try {
      return [...document.querySelectorAll('[data-stored]')].some(
        ({dataset}) => localStorage.getItem(dataset.stored) !== null,
      );
    } catch {
      return false;
    }
  }

  function start() {
    if (started) return;
    // The first search results do not need the application.
    const link = document.querySelector('link[data-first]');
    if (link) {
      for (const name of ['load', 'error']) link.addEventListener(name, start);
      return;
    }
    started = true;
    for (const name of firstUse) removeEventListener(name, onUse, true);
    // Hydration needs the whole page, and a cached script may run before the page is complete.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', appendScripts);
    else appendScripts();
  }

  /** Browsers fire a zero-distance `pointermove` when a page loads under a resting pointer. */
  function onUse({type, movementX, movementY}) {
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    // Controls in use respond first.
    requestAnimationFrame(() => setTimeout(start));
  }

  function appendScripts() {
    for (const path of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = baseUrl + path;
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
  }

  /* Replay: repeats the reader's actions when the application runs. */

  /** Hydration renders some parts again, so an element is found by its tag and text. */
  function elementsLike({tagName, textContent}) {
    return [...document.querySelectorAll(tagName)].filter((one) => one.textContent === textContent);
  }

  function queueClick(event) {
    const target = event.target.closest?.(pressable);
    if (!target || target.closest(`a[href]:not(${answered}, [href="#"]), summary`)) return;
    if (target.href) {
      // The reader requests a new tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressedAddress = target.href;
    }
    // React handles clicks during hydration, and would handle this one twice.
    event.stopPropagation();
    const index = elementsLike(target).indexOf(target);
    pending.push(() => (target.isConnected ? target : elementsLike(target)[index])?.click());
  }

  function queueInput({target}) {
    // The search dialog reads its field itself.
    if (!target.closest('dialog') && 'value' in target && !/^(checkbox|radio)$/.test(target.type))
      entered.set(target, target.value);
  }

  /** React takes the value of a field over at hydration, and ignores an event without a change. */
  function enterAgain(field, value) {
    if (!field.isConnected) return;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  function stopQueueing() {
    document.removeEventListener('click', queueClick, true);
    removeEventListener('input', queueInput, true);
    removeEventListener('unhandledrejection', onRejection);
  }

  function replay() {
    stopQueueing();
    for (const [field, value] of entered) setTimeout(enterAgain, 0, field, value);
    // Each action in its own task, so that the application renders in between.
    for (const repeat of pending) setTimeout(repeat);
  }

  /* Failures */

  /**
   * If the application cannot start, links become plain links again, and a queued click is
   * repeated.
   */
  function giveUp() {
    stopQueueing();
    if (pressedAddress) location.assign(pressedAddress);
    document.querySelector('#search-dialog:popover-open form')?.submit();
  }

  function onRejection({reason}) {
    if (reason?.name === 'ChunkLoadError') giveUp();
  }

  /** If the home page cannot load its files, the base URL is probably wrong. */
  function reportWrongBaseUrl() {
    if (canonicalPath() !== baseUrl || document.getElementById('base-url-banner')) return;
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.role = 'alert';
    banner.style.cssText =
      'border:4px solid #b42318;background:#fff4e5;color:#1a1a1a;margin:20px;padding:20px;' +
      'font:18px/1.5 sans-serif;white-space:pre-line';
    banner.textContent =
      'The site did not load properly.\nA common reason is a wrong base URL.\n' +
      `Configured base URL: ${baseUrl}\n` +
      `Suggested base URL: ${location.pathname.replace(/\/?$/, '/')}`;
    document.body.prepend(banner);
  }

  function onResourceError({target}) {
    if (target.rel !== 'stylesheet') return;
    if (document.body) reportWrongBaseUrl();
    else document.addEventListener('DOMContentLoaded', reportWrongBaseUrl);
  }

  const wasNormalised = normaliseAddress();
  // Before the router starts to listen.
  addEventListener('popstate', normaliseAddress);
  addEventListener('error', onResourceError, true);
  addEventListener('unhandledrejection', onRejection);
  // On the document, because controls that respond themselves stop the event at the window.
  document.addEventListener('click', queueClick, true);
  addEventListener('input', queueInput, true);
  addEventListener('appload', replay, {once: true});
  for (const name of firstUse) addEventListener(name, onUse, {capture: true, passive: true});
  document.addEventListener('DOMContentLoaded', () => {
    // If a host does not know the address with `.html`, it may know the one without.
    if (wasNormalised && canonicalPath() === `${baseUrl}404.html`) location.reload();
    else if (
      location.search ||
      showsStored() ||
      document.querySelector('meta[name="startup"][content="eager"]')
    )
      start();
  });
})();
