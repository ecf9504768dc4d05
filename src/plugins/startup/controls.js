/*
 * Inline on every page, in the head: what a press of these controls does before the application
 * runs, and after. The application hears of it by events.
 */
(function () {
  const root = document.documentElement;

  /* The colour mode, with the attributes and the storage key of the stock theme. */

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const nextChoice = {system: 'light', light: 'dark', dark: 'system'};
  let storedChoice = readChoice();

  /** @returns undefined if the browser has no storage */
  function readChoice() {
    try {
      return localStorage.getItem('theme') ?? 'system';
    } catch {
      return undefined;
    }
  }

  function showChoice(choice) {
    const systemMode = systemIsDark.matches ? 'dark' : 'light';
    root.dataset.theme = choice === 'system' ? systemMode : choice;
    root.dataset.themeChoice = choice;
  }

  function storeChoice(choice) {
    try {
      if (choice === 'system') localStorage.removeItem('theme');
      else localStorage.setItem('theme', choice);
    } catch {
      // The choice holds until the page is left.
    }
  }

  /** Shows a choice that another page stored, and tells the application. */
  function followStorage() {
    const choice = readChoice();
    if (choice === storedChoice) return;
    storedChoice = choice;
    showChoice(choice);
    const newValue = choice === 'system' ? null : choice;
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }

  function changeColorMode() {
    const choice = nextChoice[root.dataset.themeChoice];
    showChoice(choice);
    storeChoice(choice);
    followStorage();
  }

  addEventListener('storage', followStorage);
  // A page that was frozen, such as one in the back-forward cache, has heard no event.
  addEventListener('pageshow', followStorage);
  document.addEventListener('visibilitychange', followStorage);
  systemIsDark.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') showChoice('system');
  });

  /* The menu of phones. */

  const toggle = () => document.querySelector('.navbar__toggle');
  const menu = () => document.querySelector('.theme-layout-navbar-sidebar');

  function openMenu() {
    const dialog = menu();
    const copy = dialog.querySelector('[data-sidebar-copy]');
    const sidebar = document.querySelector('aside .theme-doc-sidebar-menu');
    if (copy && sidebar) copy.replaceChildren(sidebar.cloneNode(true));
    const hasSection = dialog.querySelector('.navbar-sidebar__back ~ * li');
    dialog.dataset.panel = hasSection ? 'section' : 'site';
    dialog.showModal();
    toggle().ariaExpanded = 'true';
  }

  function showSite() {
    menu().dataset.panel = 'site';
    focusableIn(menu().querySelector('.menu'))[0]?.focus();
  }

  /* Modal dialogs: Tab stays inside, and a press beside one closes it. */

  /** The controls that can take the focus now, in document order. */
  function focusableIn(container) {
    return [...container.querySelectorAll('a[href], button:enabled, input, summary')].filter(
      (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
    );
  }

  function loopFocus(event) {
    const dialog = event.target.closest?.('nav dialog:modal');
    if (event.key !== 'Tab' || !dialog) return;
    const controls = focusableIn(dialog);
    const last = controls.at(event.shiftKey ? 0 : -1);
    const {activeElement} = document;
    if (activeElement !== last && controls.includes(activeElement)) return;
    event.preventDefault();
    controls.at(event.shiftKey ? -1 : 0)?.focus();
  }

  let pressed;

  /* Presses: what each control does, by its selector. */

  const answers = {
    '[data-color-mode]': changeColorMode,
    '.navbar__toggle': openMenu,
    '.navbar-sidebar__close': () => menu().close(),
    '.navbar-sidebar__back': showSite,
  };

  function onClick(event) {
    const {target} = event;
    // A drag that begins inside a dialog and ends beside it is a click on the dialog too.
    if (target === pressed && target.matches('dialog:modal')) target.close();
    const selector = Object.keys(answers).find((name) => target.closest?.(name));
    if (!selector) return;
    event.stopPropagation();
    answers[selector]();
  }

  addEventListener('pointerdown', ({target}) => (pressed = target), true);
  addEventListener('click', onClick, true);
  addEventListener('keydown', loopFocus);
  addEventListener(
    'close',
    ({target}) => target === menu() && (toggle().ariaExpanded = 'false'),
    true,
  );
})();
