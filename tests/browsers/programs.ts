import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installSystemPackage } from '../setup/system-package.ts'

/** The path of a program; installs its package if needed. */
export function programOf(name: string, systemPackage: string): string {
  const found = inPath(name) ?? (installSystemPackage(systemPackage) ? inPath(name) : undefined)
  if (found) return found
  throw new Error(`${name} is not there, and this user may not install packages: install ${systemPackage}.`)
}

function inPath(name: string) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

export interface Program {
  /** The first match in the program's output */
  says(what: RegExp): Promise<RegExpExecArray>
  stop(): Promise<void>
}

export function startProgram(path: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Program {
  // Xvfb reports its display number on the fourth stream.
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const
  const child = spawn(path, args, { env: { ...process.env, ...environment }, stdio: [...stdio] })
  let said = ''
  for (const stream of child.stdio.slice(1)) stream?.on('data', (chunk: Buffer) => (said += chunk))
  return {
    says: (what) =>
      until(async () => {
        if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}:\n${said}`)
        return what.exec(said) ?? undefined
      }),
    stop: () => stopped(child),
  }
}

/** Polls until there is a result. */
export async function until<T>(look: () => Promise<T | undefined>, patience = 30_000): Promise<T> {
  const deadline = Date.now() + patience
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`Not there after ${patience / 1000} s`)
    await pause(50)
  }
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exit
  clearTimeout(timer)
}
