import { spawn } from 'node:child_process'

/** One command of a check; its output is shown only when it fails. */
export interface Step {
  name: string
  command: [program: string, ...args: string[]]
}

/** Runs every step, one after another, and says whether each succeeded; a failure does not hide the ones after it. */
export async function runSteps(steps: readonly Step[]): Promise<{ failed: number }> {
  let failed = 0
  for (const step of steps) if (!(await runStep(step))) failed++
  return { failed }
}

async function runStep({ name, command: [program, ...args] }: Step): Promise<boolean> {
  const started = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  report(name, succeeded, started)
  if (!succeeded) console.log(output.trimEnd())
  return succeeded
}

export function report(name: string, succeeded: boolean, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`)
}
