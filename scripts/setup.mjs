/*
 * Installs what is missing: `node scripts/setup.mjs dependencies browser tools`. It is plain
 * JavaScript, because it runs before anything is installed.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const say = (text) => console.log(`[setup] ${text}`);

function run(command, args) {
  say(`${command} ${args.join(' ')}`);
  const {status, error} = spawnSync(command, args, {cwd: root, stdio: 'inherit'});
  if (error || status !== 0)
    throw new Error(
      `"${command} ${args.join(' ')}" failed${error ? `: ${error.message}` : ` with status ${status}`}`,
    );
}

function isOnPath(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function installDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20)) {
    throw new Error(`Node ${process.versions.node} is too old: version 20.20 or newer is needed`);
  }
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  const fingerprint = createHash('sha256').update(lockfile).digest('hex');
  const stamp = path.join(root, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('the dependencies are missing or older than package-lock.json: installing them');
  // None of our packages needs its install script. Some would download binaries from other hosts.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stamp, fingerprint);
}

/** Installs Debian packages. Each key is the command that the package provides. */
function installWithApt(packages, why) {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return false;
  say(`${why}: installing Debian's ${packages.join(', ')}`);
  // Another apt-get may have the lock, for example the automatic updates of a new machine.
  const settings = ['Dpkg::Use-Pty=0', 'Acquire::http::Timeout=10', 'DPkg::Lock::Timeout=120'];
  const quiet = [...settings.flatMap((setting) => ['-o', setting]), '-qq'];
  process.env['DEBIAN_FRONTEND'] = 'noninteractive';
  run('apt-get', [...quiet, 'update']);
  run('apt-get', [...quiet, 'install', '--yes', '--no-install-recommends', ...packages]);
  return true;
}

/** Finds or installs Chromium, and saves its path for the browser tests. */
function installBrowser() {
  const record = path.join(root, '.cache', 'browser.json');
  const remember = (executablePath) => {
    mkdirSync(path.dirname(record), {recursive: true});
    writeFileSync(record, JSON.stringify({executablePath}));
    say(executablePath ? `browser: ${executablePath}` : "browser: Playwright's own");
  };
  // The shell draws no windows, so the browser tests need only about 60 % of the processor time.
  const shell = '/usr/bin/chromium-headless-shell';
  const browsers = ['chromium', 'chromium-browser', 'google-chrome'];
  const candidates = [process.env['CHROMIUM_PATH'], shell];
  const find = () => candidates.find((candidate) => candidate && existsSync(candidate));
  if (find()) return remember(find());
  try {
    if (installWithApt(['chromium-headless-shell', 'fonts-liberation'], 'no headless Chromium'))
      return remember(find());
  } catch (error) {
    say(error.message);
  }
  candidates.push(...browsers.map((name) => `/usr/bin/${name}`));
  if (find()) return remember(find());
  say("no Chromium on this machine and no right to install Debian's: downloading Playwright's");
  run(path.join(root, 'node_modules', '.bin', 'playwright'), [
    'install',
    '--only-shell',
    'chromium',
  ]);
  return remember(null);
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs the programs that checks use in addition to the npm packages. */
function installTools() {
  const wanted = {
    shellcheck: 'shellcheck',
    nginx: 'nginx-light',
    [brotliModule]: 'libnginx-mod-http-brotli-static',
  };
  const missing = Object.keys(wanted).filter(
    (name) => !isOnPath(name) && !existsSync(`/usr/sbin/${name}`) && !existsSync(name),
  );
  if (missing.length === 0) return;
  if (
    !installWithApt(
      missing.map((name) => wanted[name]),
      `${missing.join(', ')} not found`,
    )
  ) {
    say(
      `not found: ${missing.join(', ')}; the checks that need them say so and are left out. Install them to run everything.`,
    );
  }
}

const steps = {dependencies: installDependencies, browser: installBrowser, tools: installTools};
try {
  for (const name of process.argv.slice(2)) {
    const step = steps[name];
    if (!step) throw new Error(`unknown step "${name}"; known: ${Object.keys(steps).join(', ')}`);
    step();
  }
} catch (error) {
  console.error(`[setup] ${error.message}`);
  process.exitCode = 1;
}
