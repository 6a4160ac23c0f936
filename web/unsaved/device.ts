const key = 'device'

interface Device {
  readonly name: string
  /** The number of the device's last save. */
  readonly order: number
}

let own: Device | undefined

/** A random name of this browser, which tells its saves from those of the candidate's other devices. */
export const deviceName = () => device().name

/** Counts up with every save, in all tabs and over all loads of a page, whatever happens to the clock. */
export function nextOrder(): number {
  const { name, order } = device()
  own = { name, order: Math.max(order + 1, Date.now()) }
  keep(own)
  return own.order
}

function device(): Device {
  const kept = read()
  own = kept && kept.order >= (own?.order ?? 0) ? kept : (own ?? made())
  return own
}

function made(): Device {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const fresh = { name: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''), order: 0 }
  keep(fresh)
  return fresh
}

function read(): Device | undefined {
  try {
    const { name, order } = JSON.parse(localStorage.getItem(key) ?? '') as Device
    return typeof name === 'string' && Number.isSafeInteger(order) ? { name, order } : undefined
  } catch {
    return undefined
  }
}

function keep(device: Device) {
  try {
    localStorage.setItem(key, JSON.stringify(device))
  } catch {
    // Without storage, a reload makes this another device: the candidate may see a notice, but no answer is lost.
  }
}
