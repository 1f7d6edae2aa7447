/** The inquiry of a numbered visitor: slow enough not to be spam. */
export const inquiryOf = (number: number) => ({
  fullName: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  serviceType: 'consultation',
  description: `Inquiry ${number}: please call me back about a project.`,
  elapsed: 20_000,
})

/** Sends this visitor's inquiry. @returns its id once acknowledged */
export async function sendInquiry(baseURL: string, number: number): Promise<string | undefined> {
  const answer = await fetch(`${baseURL}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiryOf(number)),
  })
  return answer.status === 201 ? ((await answer.json()) as { id: string }).id : undefined
}
