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

  /* Lists of the navbar. Hovering shows them by style sheet, a press until the focus leaves. */

  function showList(dropdown, isShown) {
    dropdown.classList.toggle('dropdown--show', isShown);
    dropdown.firstElementChild.ariaExpanded = String(isShown);
  }

  const toggleList = ({parentElement}) =>
    showList(parentElement, !parentElement.classList.contains('dropdown--show'));

  function leaveLists({target}) {
    for (const dropdown of document.querySelectorAll('.dropdown--show'))
      if (!dropdown.contains(target)) showList(dropdown, false);
  }

  /** Escape closes the list that the keyboard or the pointer shows (WCAG 2.2, 1.4.13). */
  function dismissList() {
    const dropdown = document.querySelector('.dropdown:is(:hover, :focus-within)');
    if (!dropdown) return;
    const [item, list] = dropdown.children;
    if (list.contains(document.activeElement)) item.focus();
    showList(dropdown, false);
    dropdown.classList.remove('dropdown--hoverable');
    const hoverAgain = () => dropdown.classList.add('dropdown--hoverable');
    if (dropdown.matches(':hover'))
      dropdown.addEventListener('pointerleave', hoverAgain, {once: true});
    else hoverAgain();
  }

  function onListKey(event) {
    if (event.key === 'Escape') dismissList();
    const item = event.target.closest?.('.dropdown > .navbar__link');
    if (!item || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    toggleList(item);
  }

  /* Search. An `input` event tells the application that the dialog is open, or the query new. */

  const textField =
    'input, textarea, select, [role="textbox"], [role="searchbox"], [role="combobox"], [contenteditable]';
  const search = () => document.getElementById('search-dialog');

  function writeQuery(query) {
    const field = search().querySelector('input');
    field.value = query;
    field.focus();
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }

  /** Fetches the index beside the application, which would ask for it a second later. */
  function fetchIndexAhead() {
    const name = document.querySelector('meta[name="search-index"]')?.content;
    const {indexFolder} = search().dataset;
    if (!name || !indexFolder || document.querySelector('link[as="fetch"]')) return;
    const attributes = {rel: 'preload', as: 'fetch', crossOrigin: '', href: indexFolder + name};
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  function openSearch(query) {
    if (!root.dataset.appLoaded) fetchIndexAhead();
    search().showModal();
    writeQuery(query);
  }

  /** Ctrl+K anywhere, `/` outside text fields, and a letter on the button, which begins a query. */
  function onShortcut(event) {
    const {key = '', target} = event;
    const hasControl = event.ctrlKey || event.metaKey;
    if (!search() || event.isComposing || event.altKey) return;
    if (hasControl && key.toLowerCase() === 'k') {
      if (search().open) search().close();
      else openSearch('');
    } else if (search().open || hasControl) return;
    else if (key === '/' && !target.closest?.(textField)) openSearch('');
    else if (target.matches?.('button[data-search]') && /^[\p{L}\p{N}]$/u.test(key))
      openSearch(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
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
    '.dropdown > .navbar__link[href="#"]': toggleList,
    '[data-search]': ({dataset}) => openSearch(dataset.search),
    '[data-search-clear]': () => writeQuery(''),
    'dialog [data-close]': (button) => button.closest('dialog').close(),
  };

  function onClick(event) {
    const {target} = event;
    // A drag that begins inside a dialog and ends beside it is a click on the dialog too.
    if (target === pressed && target.matches?.('dialog:modal')) target.close();
    const selector = Object.keys(answers).find((name) => target.closest?.(name));
    const control = selector && target.closest(selector);
    const asksForTab = control?.href && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || asksForTab) return;
    event.preventDefault();
    event.stopPropagation();
    answers[selector](control);
  }

  addEventListener('pointerdown', ({target}) => (pressed = target), true);
  addEventListener('click', onClick, true);
  addEventListener('focusin', leaveLists);
  addEventListener('pointerdown', leaveLists);
  addEventListener('keydown', onListKey, true);
  addEventListener('keydown', loopFocus);
  addEventListener('keydown', onShortcut, true);
  addEventListener(
    'close',
    ({target}) => target === menu() && (toggle().ariaExpanded = 'false'),
    true,
  );
})();
