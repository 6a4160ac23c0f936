import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const FLAGS = ['--include=dev', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']

export function installPackages() {
  if (isInstalled()) return
  const started = Date.now()
  console.log('Installing packages; this happens once and takes a minute or so…')
  if (!install()) throw new Error('npm could not install the packages; its words are above. Is the registry reachable?')
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function install() {
  // The lock names the native parts of these platforms only; others are resolved from package.json, which pins versions.
  if (!isLockedPlatform()) return npm('install', '--no-package-lock')
  if (npm('ci')) return true
  console.log('The registry lacks something that the lock names; installing what it has…')
  return npm('install', '--no-save')
}

function isLockedPlatform() {
  const isGlibc = process.platform === 'linux' && Boolean(process.report.getReport().header.glibcVersionRuntime)
  return isGlibc && ['arm64', 'x64'].includes(process.arch)
}

/** The npm that called us, run by the Node that runs us: the one that is certainly there. */
function npm(...args) {
  const cli = process.env.npm_execpath
  const [program, before] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(program, [...before, ...args, ...FLAGS], { stdio: 'inherit' }).status === 0
}

/**
 * Whether the locked packages are installed, by npm's own record in node_modules, which a manual `npm ci` writes too.
 */
function isInstalled() {
  try {
    const present = packagesIn('node_modules/.package-lock.json')
    return Object.entries(packagesIn('package-lock.json'))
      .filter(([path, entry]) => path !== '' && isNeeded(entry))
      .every(([path, { version }]) => present[path]?.version === version)
  } catch {
    return false
  }
}

/** Whether a package is needed here: optional ones only with the native parts of this machine. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc?.includes('musl'))
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
