/** Coming alive takes a slow phone a while: between its steps the browser may paint and answer a tap. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));
