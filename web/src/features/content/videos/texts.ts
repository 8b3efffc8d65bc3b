export const shortVideosOnBoards = 'Short videos on boards, hardware and how to fit them';
export const videos = 'Videos';
