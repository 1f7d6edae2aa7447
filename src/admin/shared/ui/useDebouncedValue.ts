import { useEffect, useState } from 'react'

/** A value once it hasn't changed for this many milliseconds, such as text when typing pauses. */
export function useDebouncedValue<Value>(value: Value, delay = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
