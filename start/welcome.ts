import { database } from '#database/connection.ts'
import { type demoAccounts, demoPassword, openDemoAccounts } from '#demo/accounts.ts'
import type { Config } from '#platform/config.ts'
import { servicesOff } from './services-off.ts'

/** The last lines of a start: the address, and what to look at first. */
export async function welcome(address: string, config: Config) {
  // Behind a proxy the public address differs from the one this process listens on.
  const site = config.mode === 'production' ? config.publicUrl : address
  const accounts = config.mode === 'local' ? await openDemoAccounts(database()) : []
  const lines = [
    '',
    '  Köprü is open.',
    '',
    `  Site           ${site}`,
    ...(config.parts.has('api') ? [`  API            ${site}/api/docs`] : []),
    ...(site === address ? [] : [`  Listens at     ${address}`]),
    ...(config.mode === 'local'
      ? [
          `  Components     ${address}/dev/ui`,
          `  Mail and SMS   ${address}/dev/outbox`,
          `  All e-mails    ${address}/dev/mails`,
        ]
      : []),
    ...(config.mode === 'production' ? offLines(config) : []),
    ...(accounts.length > 0 ? ['', `  Sign in with ${demoPassword} as`, ...accounts.map(line)] : []),
    '',
    '  Stop it with Ctrl-C.',
    '',
  ]
  console.log(lines.join('\n'))
}

function offLines(config: Config) {
  const off = servicesOff(config)
  return off.length > 0 ? ['', '  Off, with the setting that turns it on:', ...off.map((one) => `    ${one}`)] : []
}

const line = ({ email, what }: (typeof demoAccounts)[number]) => `    ${email.padEnd(20)} ${what}`
