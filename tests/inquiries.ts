/** What the visitor of this number sends: an inquiry that takes its time and is no spam. */
export const inquiryOf = (number: number) => ({
  fullName: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  serviceType: 'consultation',
  description: `Inquiry ${number}: please call me back about a project.`,
  elapsed: 20_000,
})

/** Sends the inquiry of this visitor. @returns its id once it is acknowledged */
export async function sendInquiry(baseURL: string, number: number): Promise<string | undefined> {
  const answer = await fetch(`${baseURL}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiryOf(number)),
  })
  return answer.status === 201 ? ((await answer.json()) as { id: string }).id : undefined
}
