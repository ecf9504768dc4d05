/*
 * Inline on every page, in the head: what a press of these controls does before the application
 * runs, and after. The application hears of it by events.
 */
(function () {
  const root = document.documentElement;

  /* Colour mode, with the attributes and the storage key of the stock theme. */

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
      // The choice is valid until the reader leaves the page.
    }
  }

  /**
   * Applies a choice that another page stored, or a new mode of the system, and informs the
   * application.
   */
  function followStorage() {
    const choice = readChoice();
    if (root.dataset.themeChoice === 'system') showChoice('system');
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
  // A page that was frozen, for example in the back-forward cache, has missed events.
  addEventListener('pageshow', followStorage);
  document.addEventListener('visibilitychange', followStorage);
  systemIsDark.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') showChoice('system');
  });

  /* The mobile menu. */

  const toggle = () => document.querySelector('.navbar__toggle');
  const menu = () => document.querySelector('.theme-layout-navbar-sidebar');

  function openMenu() {
    const dialog = menu();
    const copy = dialog.querySelector('[data-sidebar-copy]');
    const sidebar = document.querySelector('aside .theme-doc-sidebar-menu');
    if (copy && sidebar) copy.replaceChildren(sidebar.cloneNode(true));
    const hasSection = dialog.querySelector('.navbar-sidebar__back ~ * li');
    dialog.dataset.panel = hasSection ? 'section' : 'site';
    dialog.showPopover();
    toggle().ariaExpanded = 'true';
  }

  function showSite() {
    menu().dataset.panel = 'site';
    focusableIn(menu().querySelector('.menu'))[0]?.focus();
  }

  /*
   * Dropdowns of the navbar. The style sheet shows them on hover. A click shows one until it loses
   * the focus.
   */

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

  /** Escape closes the dropdown that is open by focus or pointer (WCAG 2.2, 1.4.13). */
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

  /*
   * Search. An `input` event informs the application that the dialog is open or that the query
   * changed.
   */

  const textField =
    'input, textarea, select, [role="textbox"], [role="searchbox"], [role="combobox"], [contenteditable]';
  const search = () => document.getElementById('search-dialog');

  function writeQuery(query) {
    const field = search().querySelector('input');
    field.value = query;
    field.focus();
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }

  let searchScript;

  /** Fetches a file for the dialog's script. The application waits for it. */
  function preloadFirst(href) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'fetch', crossOrigin: '', href});
    link.dataset.first = '';
    link.onload = link.onerror = () => delete link.dataset.first;
    document.head.append(link);
  }

  /** Fetches the dialog's script, and at the same time the files that it needs next. */
  function loadSearch() {
    const meta = document.querySelector('meta[name="search-files"]');
    if (searchScript || !meta || !search()) return;
    const {baseUrl, typesense} = JSON.parse(search().dataset.settings);
    const [script, worker, titles] = meta.content.split(' ');
    if (typesense.nodes.length === 0) {
      window.searchWorker = new Worker(baseUrl + worker);
      window.searchWorker.onerror = () => (window.searchWorker = undefined);
      if (titles) preloadFirst(`${baseUrl}search/${titles}`);
    }
    searchScript = Object.assign(document.createElement('script'), {src: baseUrl + script});
    searchScript.onerror = () => {
      searchScript = undefined;
      search().dataset.state = 'failed';
    };
    document.head.append(searchScript);
  }

  function openSearch(query) {
    // Everything outside an open modal dialog is inert.
    document.querySelector('dialog:modal')?.close();
    search().showPopover();
    writeQuery(query);
    requestAnimationFrame(loadSearch);
  }

  function retrySearch() {
    search().dataset.state = 'loading';
    loadSearch();
    writeQuery(search().querySelector('input').value);
  }

  /** The reader may press the search button soon. */
  function onInterest({target}) {
    if (target.closest?.('.navbar [data-search]')) setTimeout(loadSearch);
  }

  /** Ctrl+K anywhere, `/` outside text fields, and a letter on the button, which starts a query. */
  function onShortcut(event) {
    const {key = '', target} = event;
    const hasControl = event.ctrlKey || event.metaKey;
    if (!search() || event.isComposing || event.altKey) return;
    if (hasControl && key.toLowerCase() === 'k') {
      if (isShown(search())) search().hidePopover();
      else openSearch('');
    } else if (isShown(search()) || hasControl) return;
    else if (key === '/' && !target.closest?.(textField)) openSearch('');
    else if (target.matches?.('button[data-search]') && /^[\p{L}\p{N}]$/u.test(key))
      openSearch(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /*
   * The dialogs of the navbar are popovers, which show at once. A modal dialog makes the rest of the
   * page inert, so the browser computes the style of the whole page first. Here that comes later.
   */

  const isShown = (dialog) => dialog.matches(':popover-open');
  const afterPaint = (task) => requestAnimationFrame(() => setTimeout(task));
  /** Elements that are inert while a dialog is open. */
  let behind = [];

  /** Makes the rest of the page inert while a dialog is open. */
  function followDialog() {
    for (const element of behind) element.inert = false;
    const dialog = document.querySelector('dialog:popover-open');
    root.toggleAttribute('data-has-dialog', dialog !== null);
    behind = [];
    for (
      let element = dialog;
      element && element !== document.body;
      element = element.parentElement
    )
      behind.push(...[...element.parentElement.children].filter((one) => one !== element));
    for (const element of behind) element.inert = true;
  }

  let opener;

  function beforeToggle({target, newState}) {
    if (!target.matches('dialog[popover]')) return;
    if (newState === 'open') opener = document.activeElement;
    // The browser can restore the focus to an element that is not inert.
    else for (const element of behind) element.inert = false;
  }

  function onToggle({target}) {
    if (target.matches('dialog[popover]')) onDialogToggle(target);
    else if (target.open && target.closest('.theme-doc-sidebar-menu')) collapseOthers(target);
  }

  function onDialogToggle(dialog) {
    if (isShown(dialog)) return afterPaint(followDialog);
    followDialog();
    if (document.activeElement === document.body) opener?.focus();
    if (dialog === menu()) toggle().ariaExpanded = 'false';
  }

  /* Sidebar: one open category in a list. */

  function collapseOthers(details) {
    for (const {children} of details.parentElement.parentElement.children)
      for (const other of children) if (other !== details && other.open) other.open = false;
  }

  /* Dialogs: Tab stays inside, and a click on the backdrop closes. */

  /** The controls that can receive focus now, in document order. */
  function focusableIn(container) {
    return [...container.querySelectorAll('a[href], button:enabled, input, summary')].filter(
      (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
    );
  }

  function loopFocus(event) {
    const dialog = event.target.closest?.('dialog:popover-open');
    if (event.key !== 'Tab' || !dialog) return;
    const controls = focusableIn(dialog);
    const last = controls.at(event.shiftKey ? 0 : -1);
    const {activeElement} = document;
    if (activeElement !== last && controls.includes(activeElement)) return;
    event.preventDefault();
    controls.at(event.shiftKey ? -1 : 0)?.focus();
  }

  let pressed;

  /* Copy buttons. The label of the button and a status for screen readers show the result. */

  /** Inserts the reader's values into a sample, as `components/variables` does later. */
  function fillIn(code) {
    let values;
    try {
      values = JSON.parse(localStorage.getItem('variables'));
    } catch {
      return;
    }
    for (const shown of code.querySelectorAll('[data-variable]')) {
      const value = values?.[shown.dataset.variable];
      shown.dataset.default ??= shown.textContent;
      if (/^\P{Cc}{1,200}$/u.test(value ?? '')) shown.textContent = value;
    }
  }

  async function copySample(button) {
    const code = button.closest('[data-sample]').querySelector('code');
    if (!root.dataset.appLoaded) fillIn(code);
    const show = (label, state) => {
      button.textContent = label;
      button.ariaLabel = button.ariaLabel.replace(/^[^:]+/, label);
      button.dataset.state = state;
      button.nextSibling.textContent = state && label;
    };
    await navigator.clipboard.writeText(code.textContent).then(
      () => show('Copied', 'copied'),
      () => show('Not copied', 'failed'),
    );
    clearTimeout(button.timer);
    button.timer = setTimeout(show, 2000, 'Copy', '');
  }

  /* Clicks: the action of each control, by its selector. */

  const answers = {
    '[data-color-mode]': changeColorMode,
    '.navbar__toggle': openMenu,
    '.navbar-sidebar__close': () => menu().hidePopover(),
    '.navbar-sidebar__back': showSite,
    '.dropdown > .navbar__link[href="#"]': toggleList,
    '[data-search]': ({dataset}) => openSearch(dataset.search),
    '[data-search-retry]': retrySearch,
    '[data-search-clear]': () => writeQuery(''),
    'dialog [data-close]': (button) => button.closest('dialog').hidePopover(),
    '[data-copy]': copySample,
  };

  function onClick(event) {
    const {target} = event;
    // A drag from a dialog to its backdrop also ends with a click on the dialog.
    if (target === pressed && target.matches?.('dialog:modal')) target.close();
    const selector = Object.keys(answers).find((name) => target.closest?.(name));
    const control = selector && target.closest(selector);
    const asksForTab = control?.href && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || asksForTab) return;
    event.preventDefault();
    event.stopPropagation();
    answers[selector](control);
  }

  for (const name of ['focusin', 'pointerover', 'touchstart'])
    addEventListener(name, onInterest, {passive: true});
  addEventListener('pointerdown', ({target}) => (pressed = target), true);
  addEventListener('click', onClick, true);
  addEventListener('focusin', leaveLists);
  addEventListener('pointerdown', leaveLists);
  addEventListener('keydown', onListKey, true);
  addEventListener('keydown', loopFocus);
  addEventListener('keydown', onShortcut, true);
  addEventListener('beforetoggle', beforeToggle, true);
  addEventListener('toggle', onToggle, true);
})();
