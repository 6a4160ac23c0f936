import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import type { Config } from '#platform/config.ts'

/** The last lines of a start: the address, and what to look at first. */
export function welcome(address: string, config: Config) {
  const lines = [
    '',
    '  Köprü is open.',
    '',
    `  Site           ${address}`,
    ...(config.parts.has('api') ? [`  API            ${address}/api/docs`] : []),
    ...(config.mode === 'local'
      ? [`  Components     ${address}/dev/ui`, `  Mail and SMS   ${address}/dev/outbox`]
      : []),
    ...(config.mode === 'local' ? ['', `  Sign in with ${demoPassword} as`, ...demoAccounts.map(line)] : []),
    '',
    '  Stop it with Ctrl-C.',
    '',
  ]
  console.log(lines.join('\n'))
}

const line = ({ email, what }: (typeof demoAccounts)[number]) => `    ${email.padEnd(20)} ${what}`
