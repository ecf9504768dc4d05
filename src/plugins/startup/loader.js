/*
 * Inline on every page, before the style sheets. Runs as written, in browsers as old as those that the site supports: no build step, no
 * modules. `data-base-url` and `data-scripts` are on the script tag.
 */
(function () {
  var tag = document.currentScript;
  var baseUrl = tag.getAttribute('data-base-url');
  var scripts = tag.getAttribute('data-scripts').split(' ');
  /** Time after the load event before an unused page starts the application by itself, in ms. */
  var idleDelay = 4000;
  /** What does nothing when it is pressed before the application runs, and links for which it opens a dialog in their place. */
  var pressable = 'button, [role="button"], [role="tab"], img, a[aria-haspopup="dialog"]';
  var firstUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
  var started = false;
  var loaded = false;
  /** What the reader did before the application ran, as functions that do it again. */
  var pending = [];
  /** Fields that the reader filled in or chose from by then, with what stands in them. */
  var entered = new Map();
  /** Where a kept press of a link leads when the scripts do not come. */
  var pressedAddress = null;

  /** Browsers tell a page that comes to lie below the pointer of a movement that was none. */
  function onUse(event) {
    if (event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0) start();
  }

  function start() {
    if (started) return;
    started = true;
    firstUse.forEach(function (name) {
      window.removeEventListener(name, onUse, true);
    });
    // The application takes over the whole page, so all of it must be there: a script from the cache may come before the end of the text.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', appendScripts);
    else appendScripts();
  }

  /** The page brings the rules that it needs until now; what the application shows may need the others. */
  function appendStyleSheets() {
    var inline = document.querySelector('style[data-sheets]');
    if (!inline) return;
    inline
      .getAttribute('data-sheets')
      .split(' ')
      .forEach(function (address) {
        var link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = address;
        document.head.appendChild(link);
      });
  }

  /** In the moment of a release, a host may still send the policy of the release before, which refuses the styles inside a new page. */
  function replaceRefusedStyles() {
    var inline = document.querySelector('style[data-sheets]');
    if (inline && !(inline.sheet && inline.sheet.cssRules.length > 0)) appendStyleSheets();
  }

  function appendScripts() {
    appendStyleSheets();
    scripts.forEach(function (path) {
      var script = document.createElement('script');
      script.src = baseUrl + path;
      script.async = false;
      document.head.appendChild(script);
    });
  }

  function startWhenIdle() {
    setTimeout(function () {
      if (window.requestIdleCallback) window.requestIdleCallback(start, {timeout: idleDelay});
      else start();
    }, idleDelay);
  }

  // A browser that fills a field in sends key events without a key.
  function isShortcut(event) {
    var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
    return (event.key === '/' && !typing) || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k');
  }

  function listLike(target) {
    return Array.prototype.filter.call(document.querySelectorAll(target.tagName), function (element) {
      return element.textContent === target.textContent;
    });
  }

  function rememberClick(event) {
    var target = event.target.closest && event.target.closest(pressable);
    // Opening a link, a <details> or a form field is the browser's business and works without the application.
    if (!target || target.closest('a[href]:not([aria-haspopup="dialog"]), summary')) return;
    if (target.href) {
      // With a modifier, a new tab is asked for.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressedAddress = target.href;
    }
    // The application hears clicks from the moment on in which it hydrates, and says so later: without this, it would hear this one twice.
    event.stopPropagation();
    var place = listLike(target).indexOf(target);
    pending.push(function () {
      // Some parts are made anew when the page hydrates, the stock tabs among them.
      var again = target.isConnected ? target : listLike(target)[place];
      if (again) again.click();
    });
  }

  function rememberKey(event) {
    if (!isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    pending.push(function () {
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: event.key,
          code: event.code,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
          bubbles: true,
          cancelable: true,
        }),
      );
    });
  }

  /**
   * What stands in a field when React takes it over is no news to it: so the field is emptied for React's eyes, and filled again behind its
   * back, past the setter by which it watches.
   */
  function enterAgain(field, value) {
    if (!field.isConnected) return;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
  }

  function rememberInput(event) {
    var field = event.target;
    if ('value' in field && field.type !== 'checkbox' && field.type !== 'radio') entered.set(field, field.value);
  }

  function replay() {
    loaded = true;
    window.removeEventListener('click', rememberClick, true);
    window.removeEventListener('keydown', rememberKey, true);
    window.removeEventListener('input', rememberInput, true);
    entered.forEach(function (value, field) {
      setTimeout(enterAgain, 0, field, value);
    });
    // Each in a task of its own, as they came: the application draws what the one did before it is asked for the next.
    pending.forEach(function (again) {
      setTimeout(again);
    });
  }

  function isHome() {
    var canonical = document.querySelector('link[rel="canonical"]');
    return canonical && new URL(canonical.href).pathname === baseUrl;
  }

  /** The style sheets or scripts of the home page are not where the build says: most likely the base URL is wrong. */
  function reportWrongBaseUrl() {
    if (loaded || document.getElementById('base-url-banner') || !isHome()) return;
    var banner = document.createElement('div');
    var suggestion = location.pathname.replace(/\/?$/, '/');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    // The style sheets are what is missing, so the banner brings its own look.
    banner.style.cssText = 'border:4px solid #b42318;background:#fff4e5;color:#1a1a1a;margin:20px;padding:20px;font:18px/1.5 sans-serif';
    [
      'The site did not load properly.',
      'A common reason is a wrong base URL.',
      'Configured base URL: ' + baseUrl,
      'Suggested base URL: ' + suggestion,
    ].forEach(function (text, index) {
      var line = document.createElement('p');
      line.textContent = text;
      if (index === 0) line.style.fontWeight = 'bold';
      banner.appendChild(line);
    });
    document.body.insertBefore(banner, document.body.firstChild);
  }

  function onResourceError(event) {
    var element = event.target;
    var isStyle = element.tagName === 'LINK' && element.rel === 'stylesheet';
    var isScript = element.tagName === 'SCRIPT' && scripts.indexOf((element.getAttribute('src') || '').slice(baseUrl.length)) >= 0;
    if (!isStyle && !isScript) return;
    if (isScript) {
      // Links are plain links again, also the one that was pressed.
      window.removeEventListener('click', rememberClick, true);
      if (pressedAddress) location.assign(pressedAddress);
    }
    if (document.body) reportWrongBaseUrl();
    else document.addEventListener('DOMContentLoaded', reportWrongBaseUrl);
  }

  window.addEventListener('error', onResourceError, true);
  window.addEventListener('click', rememberClick, true);
  window.addEventListener('keydown', rememberKey, true);
  window.addEventListener('input', rememberInput, true);
  window.addEventListener('appload', replay, {once: true});
  firstUse.forEach(function (name) {
    window.addEventListener(name, onUse, {capture: true, passive: true});
  });
  if (location.search) start();
  document.addEventListener('DOMContentLoaded', function () {
    replaceRefusedStyles();
    if (document.querySelector('meta[name="startup"][content="eager"]')) start();
  });
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle);
})();
