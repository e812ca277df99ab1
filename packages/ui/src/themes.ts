// A theme is a file in the folder and nothing more: adding an era adds its file.
import.meta.glob('./themes/*.css', { eager: true });
